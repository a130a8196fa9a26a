import type { ReactNode } from 'react'
import type { AccountKind } from '#contract/account/kinds.ts'
import { NestArt } from '#shared/ui/art/NestArt.tsx'
import { LaptopDoctorArt, ParcelDogArt, WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { classes } from '#shared/ui/classes.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './AccountFrame.module.css'

const scenes: Record<AccountKind, ReactNode> = {
  patient: <WaitingCatArt width={320} />,
  doctor: <LaptopDoctorArt width={320} />,
  pharmacy: <ParcelDogArt width={320} />,
  admin: <NestArt width={260} />,
  company: <NestArt width={260} />,
}

export interface AccountFrameProps {
  kind: AccountKind
  title: ReactNode
  about?: ReactNode
  children: ReactNode
  /** Below a line: other ways. */
  foot?: ReactNode
  /** Beside the drawing, and on phones in its place. */
  beside?: ReactNode
  /** For a form longer than the window: the drawing stays in sight beside it. */
  tall?: boolean
}

/** A screen on the way into an account: its name and form, and a drawing in the accent of whom it is for. */
export function AccountFrame({ kind, title, about, children, foot, beside, tall }: AccountFrameProps) {
  return (
    <div className={styles.frame} data-workspace={kind}>
      <Stack gap="5">
        <header className={styles.words}>
          <Heading level={1} size="3xl" display tabIndex={-1}>
            {title}
          </Heading>
          {about && <Text quiet>{about}</Text>}
        </header>
        {children}
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </Stack>
      <div className={classes(styles.scene, beside !== undefined && styles.aside, tall && styles.tall)}>
        {scenes[kind]}
        {beside}
      </div>
    </div>
  )
}
