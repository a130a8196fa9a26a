import { Art, type ArtProps } from './Art.tsx'

/** An empty nest on a twig, one feather: nothing here yet, and a place for it. */
export function NestArt(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="110" cy="76" r="62" fill="var(--fill)" stroke="none" />
      <path d="M14 128c40 8 150 8 192-6M34 131c-6 6-10 8-16 9m166-14c8 2 14 6 18 11" />
      <path d="M52 84c2 32 26 46 58 46s56-14 58-46" fill="var(--surface)" />
      <path d="M52 84c14 8 36 12 58 12s44-4 58-12c-12-8-34-11-58-11s-46 3-58 11Z" fill="var(--fill)" />
      <path
        d="M60 100c20 10 78 12 100-1M68 113c24 9 62 9 84-1M82 123c18 5 38 5 54-1M70 92l-10 20m30-15-6 28m26-28v32m20-33 6 26m14-30 10 20"
        opacity=".55"
      />
      <path d="M126 62c2-16 14-26 28-28 2 14-6 26-28 28Z" fill="var(--pop)" stroke="none" />
      <path d="M118 70c8-12 20-24 36-36" />
    </Art>
  )
}
