/** Where the lists stand and what they ask; `lists.ts` gives them. */
declare module 'virtual:addresses' {
  const addresses: Readonly<Record<'visits' | 'notices' | 'visitsCall' | 'noticesCall', string>>
  export default addresses
}
