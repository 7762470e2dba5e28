// second letters by the first one, from A to Z: every form weighs this, and the plans come late
const seconds = (
  'CDEFGILMORSTUWXZ ABDEFGHIJLMNOQRSTWYZ ACDFGHIKLMNORUVWXYZ EJKMOZ CEGHRST IJKMOR ' +
  'ABDEFGHILMNPQRTUWY KNRTU DELMNOQRST EMOP EGHIMNPRWYZ ABCIKRSTUVY ACDEFGHKLMNOPQRSTUVWXYZ ' +
  'ACEFGILOPRUZ M AEFGHKLMRSTWY A EOSUW ABCDEGHIJKLMNORSTVXYZ ACDGHJKLMNORTVWZ AGSYZ ACEGINU FS K ' +
  'ET AMW'
).split(' ');

/** Whether a country has telephones of its own. @param code ISO 3166-1 alpha-2 in capital letters, such as `CH` */
export const isPhoneCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && seconds[code.charCodeAt(0) - 65]!.includes(code[1]!);
