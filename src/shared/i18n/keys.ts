export type { RouteWords } from './words.gen.ts'
