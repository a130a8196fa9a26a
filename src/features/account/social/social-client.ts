import type { z } from 'zod'
import type { configuration } from '#contract/account/schemas.ts'

/** What the platform says about social sign-in, where it is switched on. */
export type SocialConfiguration = NonNullable<z.output<typeof configuration>['social']>

/** The identity providers that a person may choose. */
export const socialProviders = ['google'] as const
export type SocialProvider = (typeof socialProviders)[number]

/**
 * Why a person's sign-in with a provider did not come about. `closed`: they changed their mind. `blocked`: the browser held the window
 * back. `notAllowed`: the provider is not switched on. `failed`: anything else.
 */
export type SocialFault = 'closed' | 'blocked' | 'notAllowed' | 'failed'

export class SocialRefusal extends Error {
  readonly fault: SocialFault

  constructor(fault: SocialFault) {
    super(fault)
    this.fault = fault
  }
}

/** Asks a provider who the person is. */
export interface SocialClient {
  /**
   * Opens the provider's window; only ever from a press on a button.
   * @returns the identity token that the server verifies
   * @throws SocialRefusal
   */
  identityToken: (provider: SocialProvider) => Promise<string>
}

/** Brings the client, when the person asks for it and not before. */
export type LoadSocialClient = (configuration: SocialConfiguration) => Promise<SocialClient>

export const loadFirebaseClient: LoadSocialClient = async (configuration) => {
  const { firebaseClient } = await import('./firebase-client.ts')
  return firebaseClient(configuration)
}
