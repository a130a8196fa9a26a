import { Art, type ArtProps } from './Art.tsx'

/** A cat looking through a magnifying glass: nothing matches. */
export function NoResultsArt(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="110" cy="78" r="62" fill="var(--fill)" stroke="none" />
      <path d="M24 136h172" />
      <path
        d="M74 136c-6-26 0-46 12-54-4-10-4-22-2-32l16 12c8-2 16-2 24 0l16-12c2 10 2 22-2 32 12 8 18 28 12 54"
        fill="var(--surface)"
      />
      <path d="M150 134c16 2 26-6 24-18-2-8-10-8-12-2" />
      <path d="M96 80v6m-12 6-16-4m16 10-16 4m62-10 16-4" />
      <circle cx="126" cy="82" r="17" fill="var(--surface)" />
      <circle cx="126" cy="82" r="6" fill="var(--pop)" stroke="none" />
      <path d="m139 94 18 18" strokeWidth="5" stroke="var(--pop)" />
      <path d="m104 94 3 3 3-3" />
    </Art>
  )
}
