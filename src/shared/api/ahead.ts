/**
 * For questions that are asked before the screen that shows their answers is there: nobody stays with them. The screen's own hook finds the
 * question under way, or its answer; one that nobody comes for is forgotten as any other.
 */
export const ahead = { subscribe: false } as const
