import type { ComponentType, ReactNode } from 'react'
import { roleOf } from '#contract/kernel/roles.ts'
import type { PlacedRoute, Workspace } from '#shared/routing/route.ts'
import { standingOf } from '#shared/session/access.ts'

/** A workspace that has a frame of its own. */
export type Frame = Exclude<Workspace, 'own'>

/** The frame for a screen and whoever looks at it. */
export function frameOf(workspace: Workspace, userType: number | undefined): Frame {
  return workspace === 'own' ? ownFrameOf(userType) : workspace
}

/** The workspace of a person; the public site for visitors. */
export function ownFrameOf(userType: number | undefined): Frame {
  const role = userType === undefined ? undefined : roleOf(userType)
  if (!role) return 'public'
  return role === 'staff' ? 'doctor' : role
}

/** The frame that a person sees around a route: where the screen is not theirs, their own workspace says so. */
export function frameAround(route: Pick<PlacedRoute, 'workspace' | 'needs'> | undefined, userType: number | undefined): Frame {
  const isTheirs = standingOf(route?.needs, userType) === 'welcome'
  return frameOf(isTheirs ? (route?.workspace ?? 'own') : 'own', userType)
}

type Layout = ComponentType<{ children: ReactNode }>

/** The frame's component; the public site does not carry the workspaces' and the other way round. `bare`: without any menu. */
export async function loadLayout(frame: Frame | 'bare'): Promise<Layout> {
  if (frame === 'bare') return (await import('./BareLayout.tsx')).default
  const module = frame === 'public' ? await import('./PublicLayout.tsx') : await import('./WorkspaceLayout.tsx')
  return module.default
}
