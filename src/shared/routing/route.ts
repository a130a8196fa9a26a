import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { Role, StaffRight } from '#contract/kernel/roles.ts'
import type { RouteWords } from '#shared/i18n/keys.ts'
import type { RouteIcon } from './icons.ts'

/** The frame a screen stands in. `own`: the frame of whoever looks, the public site for a visitor. */
export type Workspace = 'public' | 'patient' | 'doctor' | 'pharmacy' | 'admin' | 'company' | 'own'

/** The rules of the specification, sections 2 and 6. */
export type RouteAccess = 'public' | 'visitorOnly' | 'patient' | 'doctor' | 'admin' | 'company'

/** The roles whose own data a public screen shows. Others are invited to sign in as one of them, or told that they are signed in as somebody else. */
export type RouteNeeds = 'patient' | 'doctor' | 'pharmacy' | 'signedIn'

/** Where a screen is shown, and to whom. Its questions take their arguments from this. */
export interface Place {
  readonly search: URLSearchParams
  readonly params: Readonly<Params>
  /** Role: `undefined` for a visitor. Time zone: `undefined` while that of the account is not known. */
  readonly session: { readonly role: Role | undefined; readonly zone: string | undefined }
}

/** A question to the server that is dispatched before the screen is drawn. */
export type Preload = ThunkAction<unknown, unknown, unknown, UnknownAction>

/** What a screen's chunk brings: a component, or one with its question (`defineScreen`). */
export interface ScreenModule {
  readonly default: ComponentType & { readonly preload?: (place: Place) => readonly Preload[] }
}

/** A page that search engines are told of: what a visitor reads before, or without, JavaScript. */
export interface TellingPage {
  /** Which names of the query make it another page for them; all others show the same page differently. */
  readonly telling: readonly string[]
  /** Named in the sitemap by itself. */
  readonly listed: boolean
  /** For whoever has its address alone: it is drawn, and told to those whom it is passed on to, and search engines are asked to pass it by. */
  readonly unlisted?: true
}

/** A route as data: the router, the menus, the titles, the guards and their tests derive from it. */
export interface ScreenRoute {
  readonly path: { readonly pattern: string; readonly link: (input: never) => string }
  readonly access: RouteAccess
  readonly needs?: RouteNeeds
  /** Key above `title` (menu, document title) and `about` (one sentence: what it is for). */
  readonly words: RouteWords
  readonly icon: RouteIcon
  /** Place in the menu of the workspace, smallest first; absent: not in the menu. The first four that are built are a phone's bottom bar. */
  readonly menu?: number
  /** Places in the menus of other workspaces, where people look for a public screen too. */
  readonly alsoInMenu?: { readonly [W in Workspace]?: number }
  /** The screen that this one is a part of: its entry in the menu is marked while this one is shown. */
  readonly parent?: ScreenRoute['path']
  /** What staff may never do: it is not in their menu. The guard follows the specification all the same. */
  readonly doctorOnly?: boolean
  /** The right without which staff do not find it in their menu; the guard follows the specification here too. */
  readonly staffRight?: StaffRight
  /** What everybody may see is drawn by the server, and search engines are told of it. */
  readonly page?: TellingPage
  /** A step that is gone through to its end: it stands in a frame without any menu. */
  readonly isBare?: true
  /**
   * An advertisement may stand in the side menu beside it: only where it is about people and what they do together, never where it is about
   * somebody's health, visits, medicines or money.
   */
  readonly hasAdvertisement?: true
  /** It uses the words of workspaces, also where it is shown in the visitors' frame. */
  readonly usesWorkspaceWords?: true
  /** When the guard and the loader are asked again for the same path; parameters only where absent. */
  readonly reEvaluate?: 'paramsOrQuery'
  /** The screen's own chunk: `() => import('./screens/patient/Name.tsx')`. */
  readonly screen: () => Promise<ScreenModule>
}

export interface PlacedRoute extends ScreenRoute {
  readonly workspace: Workspace
}

/** What a capability hands to the application. */
export type CapabilityRoutes = { readonly [W in Workspace]?: readonly ScreenRoute[] }
