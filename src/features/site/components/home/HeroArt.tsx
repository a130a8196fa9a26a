interface HeroArtProps {
  className?: string
  label: string
}

/** A person, a cat and a dog talk with a doctor on a laptop. Ink, one soft ground, coral where the eye should rest. */
export function HeroArt({ className, label }: HeroArtProps) {
  return (
    <svg
      viewBox="0 0 520 400"
      width="520"
      height="400"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M74 210C66 110 150 38 258 34c112-4 206 64 210 168 3 82-40 134-92 158H134c-34-30-55-84-60-150Z"
        fill="var(--fill)"
        stroke="none"
      />
      <Room />
      <Laptop />
      <Person />
      <Cat />
      <Dog />
    </svg>
  )
}

const Room = () => (
  <g>
    <rect x="376" y="62" width="92" height="104" rx="10" fill="var(--surface)" />
    <circle cx="440" cy="92" r="13" fill="var(--pop)" stroke="none" />
    <path d="M376 140c22-16 42-14 56-2 12-8 26-8 36-2M422 62v104M370 166h104" />
    <path d="M252 0v54M222 84c0-18 12-30 30-30s30 12 30 30z" fill="var(--surface)" />
    <path d="M240 84c2 9 22 9 24 0" fill="var(--pop)" />
    <path d="M36 360h448M30 322h44l-6 38H36z" fill="var(--surface)" />
    <path d="M52 322c-2-26-16-40-32-44 0 22 12 36 32 44Zm0 0c-2-34 8-56 26-66 6 26-6 50-26 66Z" fill="var(--fill)" />
    <path d="M52 322v-18" />
    <path d="M150 250h262v11H150zM180 261l-6 99m208-99 6 99" fill="var(--surface)" />
  </g>
)

const Laptop = () => (
  <g>
    <rect x="222" y="152" width="136" height="90" rx="9" fill="var(--surface)" />
    <path d="M210 249h160l-8-7H218z" fill="var(--fill)" />
    <path d="M250 241c2-24 18-34 32-36l8 9 8-9c14 2 30 12 32 36z" fill="var(--fill)" />
    <path d="m282 205 8 22 8-22" fill="var(--surface)" />
    <path d="M272 186c0-16 7-24 18-24s18 8 18 24-7 24-18 24-18-8-18-24Z" fill="var(--surface)" />
    <path d="M270 188c-5-20 4-32 20-32s25 12 20 32c-2-9-6-14-12-17-8 5-18 6-24 5-2 3-4 7-4 12Z" fill="var(--pop)" stroke="none" />
    <path d="M284 187v2m12-2v2m-10 9c3 3 6 3 9 0M262 222c-2 8 2 12 6 12s7-4 5-11" />
    <path d="M330 166h16v12h-16z" fill="var(--fill)" />
    <path d="M322 108c0-12 10-18 24-18s24 6 24 18-10 18-24 18c-3 0-6 0-9-1l-9 7 1-11c-5-3-7-7-7-13Z" fill="var(--surface)" />
    <path d="M346 116c-8-5-12-8-12-13 0-5 8-7 12-1 4-6 12-4 12 1 0 5-4 8-12 13Z" fill="var(--pop)" stroke="none" />
  </g>
)

const Person = () => (
  <g>
    <path d="M80 300h62M92 300l-8 60m46-60 8 60" fill="var(--surface)" />
    <path d="M88 300c-8-40-6-76 22-86 24 4 32 30 30 86z" fill="var(--pop)" />
    <path d="M92 298c24-6 62-8 84-2 6 2 8 8 7 14l-5 44h20c2 4 2 6 0 6h-40l1-44-54-2c-12 0-18-8-13-16Z" fill="var(--surface)" />
    <path d="M116 226c4 16 16 24 30 24l46-6c8-1 10 8 3 10l-46 12c-20 4-38-8-42-26" fill="var(--pop)" />
    <path d="M110 214v-16h22v14c-6 8-16 8-22 2Z" fill="var(--surface)" />
    <path d="M98 172c0-20 10-32 26-32s24 12 24 30c0 22-8 36-24 36s-26-14-26-34Z" fill="var(--surface)" />
    <path
      d="M92 190c-12-32 6-62 34-60 16 1 26 10 25 26-12 2-22-2-28-8-2 14-6 20-12 24 0 10-2 20-8 26-6 0-9-4-11-8Z"
      fill="var(--ink)"
      stroke="none"
      opacity=".85"
    />
    <circle cx="88" cy="150" r="11" fill="var(--shade)" stroke="none" />
    <path d="M136 170v2m-8 18c6 3 11 2 14-2m2-14c4 4 4 7 0 8" />
  </g>
)

const Cat = () => (
  <g transform="translate(279 148)">
    <path d="M134 96c16 6 18 26 8 40-6 9-18 6-16-3" />
    <path d="M86 102c-3-20 2-30 9-36-3-8-4-16-2-24l11 8c5-1 9-1 13 0l11-8c2 8 1 16-2 24 7 6 12 16 9 36z" fill="var(--surface)" />
    <path d="M102 62v3m15-3v3m-11 6 3.500 2.500 3.500-2.500m-20 1-10-2m9 7-9 2m42-7 10-2m-9 7 9 2M104 102V90m12 12V90" />
    <path d="M97 50c3 4 6 4 8 1m9 0c2 3 5 3 8-1" opacity=".5" />
  </g>
)

const Dog = () => (
  <g>
    <path d="M470 348c16 0 22-14 18-28" />
    <path d="M404 360c-2-34 6-60 26-68 28 4 44 34 42 68z" fill="var(--surface)" />
    <path d="M430 360v-30m-16 30v-24m28 24c-4-14 2-26 14-28" />
    <path
      d="M396 292c-14 2-20-4-19-12 1-6 8-9 18-12 4-14 14-22 28-22 18 0 28 14 26 34-2 18-14 28-28 28-12 0-20-6-25-16Z"
      fill="var(--surface)"
    />
    <path d="M430 248c14-4 26 6 28 26 1 14-4 24-11 24-9 0-11-12-11-24 0-10-2-18-6-26Z" fill="var(--pop)" />
    <path d="M408 272v3m-31 6c4-3 8-3 10 0m8 12c6 0 10-2 13-6" />
    <path d="M404 308c12 6 26 6 36-2" stroke="var(--pop)" strokeWidth="6" />
  </g>
)
