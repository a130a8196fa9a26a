import { doctorsContract } from '#contract/doctors/contract.ts'
import { paths } from '#shared/paths.ts'
import type { DetailAddresses } from '../support/detail-addresses.ts'
import { call } from '../support/platform.ts'

/** Details screens are looked at with a record. */
export const addresses: DetailAddresses = {
  patient: async (patient) => {
    const [met] = await call(doctorsContract.listOwnDoctors, {}, { as: patient! })
    if (!met) throw new Error('The patient of the demonstration world has met no doctor')
    return { [paths.userDoctorsDetails.pattern]: paths.userDoctorsDetails.link({ id: met.id }) }
  },
}
