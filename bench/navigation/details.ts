import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bookingCalls } from '#contract/booking/calls.ts'
import { paths } from '#shared/paths.ts'
import type { Role } from './person.ts'

/** Addresses of details screens by the pattern of the route; `firstOf` answers the id of the first record in a list of the API. */
export type Details = (firstOf: (path: string) => Promise<string>) => Promise<Record<string, string>>

/** Of one capability, by who looks: `src/features/<capability>/testing/measured-addresses.ts` exports one as `measuredAddresses`. */
export type MeasuredAddresses = { readonly [R in Role]?: Details }

const common: MeasuredAddresses = {
  doctor: async (firstOf) => {
    const id = await firstOf(`${bookingCalls.listDoctorAppointments.path}?tab=past`)
    return { [paths.appointmentDetails.pattern]: paths.appointmentDetails.link({ id }) }
  },
  patient: async (firstOf) => {
    const id = await firstOf(`${bookingCalls.listAppointments.path}?tab=past`)
    return { [paths.userAppointmentDetails.pattern]: paths.userAppointmentDetails.link({ id }) }
  },
}

const features = join(import.meta.dirname, '../../src/features')

async function ofCapabilities(): Promise<MeasuredAddresses[]> {
  const files = readdirSync(features).map((name) => join(features, name, 'testing/measured-addresses.ts'))
  const modules = files.filter((file) => existsSync(file)).map((file) => import(pathToFileURL(file).href))
  return (await Promise.all(modules)).map(({ measuredAddresses }: { measuredAddresses: MeasuredAddresses }) => measuredAddresses)
}

/** The details screens of every capability for a role, each with a record that this person may see. */
export async function detailsOf(role: Role, firstOf: (path: string) => Promise<string>): Promise<Record<string, string>> {
  const all = [common, ...(await ofCapabilities())]
  const found = await Promise.all(all.map(async (addresses) => addresses[role]?.(firstOf)))
  return Object.assign({}, ...found)
}
