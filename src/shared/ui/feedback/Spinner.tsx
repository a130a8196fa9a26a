import styles from './Spinner.module.css'

/** Decoration: say in words beside it, or on what holds it (`aria-busy`), what is under way. */
export function Spinner({ size = 24 }: { size?: number }) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d="M3 12a9 9 0 0 0 18 0" strokeLinecap="round" />
      <path d="M7.5 12a4.5 4.5 0 0 0 9 0" strokeLinecap="round" opacity=".55" />
    </svg>
  )
}
