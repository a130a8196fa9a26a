import { Art, type ArtProps } from './Art.tsx'

/** A cat that waits in a chair: no visits. */
export function WaitingCatArt(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="110" cy="76" r="64" fill="var(--fill)" stroke="none" />
      <path d="M22 146h176" />
      <path d="M70 40c-2-12 8-20 18-20h44c10 0 20 8 18 20l-4 60H74z" fill="var(--surface)" />
      <path
        d="M58 92c-8 0-10 6-8 14l4 14h112l4-14c2-8 0-14-8-14-6 0-8 4-8 10H66c0-6-2-10-8-10Z"
        fill="var(--pop)"
        stroke="none"
      />
      <path d="M58 92c-8 0-10 6-8 14l4 14h112l4-14c2-8 0-14-8-14-6 0-8 4-8 10H66c0-6-2-10-8-10ZM66 120v26m88-26v26" />
      <path d="M86 102c-3-20 2-30 9-36-3-8-4-16-2-24l11 8c5-1 9-1 13 0l11-8c2 8 1 16-2 24 7 6 12 16 9 36" fill="var(--surface)" />
      <path d="M102 64v3m16-3v3m-11 7 3 2 3-2m-24 0-11-3m11 8-11 2m41-7 11-3m-11 8 11 2M104 102V90m12 12V90" />
      <path d="M136 100c14 2 20-8 16-18" />
      <circle cx="178" cy="36" r="14" fill="var(--surface)" />
      <path d="M178 28v9l5 3" />
    </Art>
  )
}

/** A dog that brings a parcel: orders. */
export function ParcelDogArt(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="110" cy="76" r="64" fill="var(--fill)" stroke="none" />
      <path d="M20 144h180" />
      <path d="M80 78c20 6 44 4 60-4 10-4 22-2 22 12 0 8-6 12-16 12v46h-12v-28c-14 6-34 6-44 0v28H78V92z" fill="var(--surface)" />
      <path d="M160 84c10-4 16-14 14-26" />
      <path
        d="M50 50c0-12 10-20 22-20 14 0 24 10 24 26 0 16-8 26-22 26-8 0-14-4-18-10l-16-3c-4-1-4-9 0-10z"
        fill="var(--surface)"
      />
      <path d="M76 32c10-4 24 2 24 20 0 8-4 12-8 12-8 0-8-18-16-32Z" fill="var(--shade)" stroke="none" />
      <path d="M62 50v4M40 60v4" />
      <g>
        <path d="M22 74h34v28H22z" fill="var(--pop)" stroke="none" />
        <path d="M22 74h34v28H22zM39 74v28M32 74c-6-8 4-12 7-3 3-9 13-5 7 3" />
      </g>
    </Art>
  )
}

/** A doctor at a laptop: visits by video. */
export function LaptopDoctorArt(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="110" cy="76" r="64" fill="var(--fill)" stroke="none" />
      <path d="M16 134h188" />
      <path d="M60 134c0-30 12-44 36-46l14 12 14-12c24 2 36 16 36 46" fill="var(--surface)" />
      <path d="m96 88 14 24 14-24" fill="var(--pop)" />
      <path d="M90 58c0-16 8-26 20-26s20 10 20 26-8 28-20 28-20-12-20-28Z" fill="var(--surface)" />
      <path
        d="M88 58c-4-22 6-36 22-36 18 0 26 14 22 34-4-8-8-12-14-16-8 6-20 8-26 8-2 2-4 6-4 10Z"
        fill="var(--shade)"
        stroke="none"
      />
      <path d="M102 58v3m16-3v3m-13 11c3 3 7 3 10 0" />
      <path d="M72 100h76l6 34H66z" fill="var(--surface)" />
      <path d="M110 112c-4-5-11-1-8 4 2 3 5 5 8 7 3-2 6-4 8-7 3-5-4-9-8-4Z" fill="var(--pop)" stroke="none" />
      <path d="M166 44h30v20h-18l-8 7v-7h-4z" fill="var(--surface)" />
      <path d="M175 54h12" />
    </Art>
  )
}

/** A letter box with nothing in it: no messages, no notices. */
export function EmptyInboxArt(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="110" cy="76" r="62" fill="var(--fill)" stroke="none" />
      <path d="M24 144h172M104 144v-40h14v40" />
      <path d="M60 104V70c0-14 8-22 20-22h64c12 0 20 8 20 22v34z" fill="var(--surface)" />
      <path d="M60 104V70c0-12 8-22 20-22s20 10 20 22v34z" fill="var(--fill)" />
      <path d="M70 78h20M146 48V28h18v12h-18" />
      <path d="M146 28h18v12h-18z" fill="var(--pop)" />
      <path d="M178 62c6-2 8-8 6-12m6 18c8-2 12-10 10-18" opacity=".5" />
    </Art>
  )
}
