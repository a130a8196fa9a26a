/** What the measuring process and its two children say to each other. */
export type Kind = 'bare' | 'hub'
export type ToServer = 'tellAll' | 'measure'
export type FromServer = { port: number } | { bytes: number }
export type ToCrowd = 'watch'
export type FromCrowd = 'connected' | 'watching' | 'heard'

/** Whose free time everybody watches. */
export const doctorId = '00000000-0000-7000-8000-000000000000'
