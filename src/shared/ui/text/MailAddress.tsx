interface MailAddressProps {
  children: string
}

/** A mail address that breaks behind its @ first, where it does not fit a line, and keeps its order beside words of any direction. */
export function MailAddress({ children: address }: MailAddressProps) {
  const domain = address.lastIndexOf('@') + 1
  return (
    <bdi>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </bdi>
  )
}
