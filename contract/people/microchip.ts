/**
 * Whether a text can be a pet's transponder code: 15 digits (ISO 11784) that begin with a country's number of ISO 3166
 * (001–899) or a manufacturer's (900–998); 999 marks test transponders, 000 is no country.
 */
export function isMicrochip(text: string): boolean {
  if (!/^\d{15}$/.test(text)) return false
  const prefix = Number(text.slice(0, 3))
  // The national part has 38 bits; larger numbers cannot be written on a chip.
  return prefix >= 1 && prefix <= 998 && Number(text.slice(3)) < 2 ** 38
}
