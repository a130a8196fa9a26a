import { Link, type To } from 'react-router-dom'
import { Unbroken } from './Unbroken.tsx'

interface NumberLinkProps {
  to: To
  /** Of an order or a paper. */
  children: string
}

/** The number of a record, on one line, that opens it. */
export function NumberLink({ to, children }: NumberLinkProps) {
  return (
    <Link to={to}>
      <Unbroken>{children}</Unbroken>
    </Link>
  )
}
