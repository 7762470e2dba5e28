/** Where candidates find what they have sent, while the page of applications itself is not built. */
export const applicationsAddress = '/careers/dashboard?tab=applications';
