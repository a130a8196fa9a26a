import type { ReactNode } from 'react'

export default function WorkspaceLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}
