/** How many jobs one application can be for; a module of its own, since the page needs no more of the contract. */
export const maximumPositions = 50;
