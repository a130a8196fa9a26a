/** The nest: two arcs cradling a dot. One colour, `currentColor`; readable from 16 px. */
export function Mark({ size = 32, label }: { size?: number; label?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d="M3.5 13.5a12.5 12.5 0 0 0 25 0" />
      <path d="M9.5 14.5a6.5 6.5 0 0 0 13 0" />
      <circle cx="16" cy="7.5" r="3" fill="currentColor" stroke="none" />
    </svg>
  )
}
