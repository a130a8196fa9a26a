/** Pixels that stay free between what is shown and the edge of the window. */
const edge = 8

/**
 * Moves what stands over something back into the window, sideways by `--shift` and, where there is no room above, below it
 * (`data-below`). Called as it is shown: it must be laid out, seen or not.
 */
export function placeWithinSight(shown: HTMLElement): void {
  shown.style.removeProperty('--shift')
  delete shown.dataset['below']
  const { left, right, top } = shown.getBoundingClientRect()
  const missing = Math.max(0, edge - left) - Math.max(0, right - (document.documentElement.clientWidth - edge))
  if (missing !== 0) shown.style.setProperty('--shift', `${missing}px`)
  if (top < edge) shown.dataset['below'] = ''
}
