import { Art, type ArtProps } from './Art.tsx'

/** A spilled bowl: something went wrong at our end. */
export function ErrorArt(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="110" cy="78" r="60" fill="var(--fill)" stroke="none" />
      <path d="M16 132h188" />
      <path d="m66 128-8-40c-2-8 4-14 12-13l42 6c8 1 12 8 9 15l-14 32" fill="var(--surface)" transform="rotate(-14 92 104)" />
      <path d="M58 84c10-10 44-14 54-2" transform="rotate(-14 92 104)" />
      <g fill="var(--pop)" stroke="none">
        <circle cx="132" cy="126" r="5" />
        <circle cx="148" cy="118" r="5" />
        <circle cx="162" cy="127" r="5" />
        <circle cx="178" cy="124" r="5" />
        <circle cx="146" cy="129" r="3" />
      </g>
      <path d="M120 46v14m22-8-8 10m-36-10 8 10" />
    </Art>
  )
}

/** A paper boat out of the harbour: no connection. */
export function OfflineArt(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="110" cy="74" r="60" fill="var(--fill)" stroke="none" />
      <path d="M62 96h96l-18 24H82z" fill="var(--surface)" />
      <path d="M110 38v58M110 38l38 58h-76l38-58Z" fill="var(--surface)" />
      <path d="M110 38l38 58h-38z" fill="var(--pop)" />
      <path d="M22 128c12-8 20-8 30 0s20 8 30 0 20-8 30 0 20 8 30 0 20-8 30 0 18 8 26 2M48 146c10-6 18-6 28 0s18 6 28 0 18-6 28 0 18 6 28 0" />
    </Art>
  )
}

/** A garden gate with a lock: not for this person. */
export function ForbiddenArt(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="110" cy="78" r="60" fill="var(--fill)" stroke="none" />
      <path d="M22 134h176M50 134V58m120 76V58M44 58h12m108 0h12" />
      <path d="M62 134V82c0-24 96-24 96 0v52" fill="var(--surface)" />
      <path d="M78 134V72m16 62V66m32 68V66m16 68V72M62 96h96" />
      <rect x="94" y="94" width="32" height="26" rx="5" fill="var(--pop)" stroke="none" />
      <path d="M101 94v-6a9 9 0 0 1 18 0v6" />
      <path d="M110 104v6" stroke="var(--surface)" />
    </Art>
  )
}

/** Paw prints that end: nothing at this address. */
export function NotFoundArt(props: ArtProps) {
  const paw = (x: number, y: number, turn: number) => (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill="var(--pop)" stroke="none">
      <path d="M0 2c-5 0-9 4-9 8 0 6 6 4 9 4s9 2 9-4c0-4-4-8-9-8Z" />
      <ellipse cx="-9" cy="-2" rx="2.8" ry="4" />
      <ellipse cx="-3" cy="-7" rx="2.8" ry="4" />
      <ellipse cx="4" cy="-7" rx="2.8" ry="4" />
      <ellipse cx="10" cy="-2" rx="2.8" ry="4" />
    </g>
  )
  return (
    <Art {...props}>
      <circle cx="110" cy="78" r="62" fill="var(--fill)" stroke="none" />
      <path d="M18 138c40-10 140-10 184 0" />
      <path d="M150 134V64m0 4h34l10 9-10 9h-34m0 6h-30l-8 8 8 8h30" fill="var(--surface)" />
      {paw(40, 122, 20)}
      {paw(66, 100, 34)}
      {paw(62, 70, 8)}
      {paw(88, 48, 40)}
    </Art>
  )
}
