export type { Path } from '#contract/kernel/path.ts'
export { paths } from '#contract/paths.ts'
