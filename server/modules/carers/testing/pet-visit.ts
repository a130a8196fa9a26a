import { carersContract as carers } from '#contract/carers/contract.ts'
import type { PetRight } from '#contract/carers/rights.ts'
import { openHours } from '../../../../tests/booking/practice.ts'
import { makeDoctor, makePatient, makePet } from '../../../../tests/support/people.ts'
import type { TestServer } from '../../../../tests/support/server.ts'
import { makeCarer } from './make-carer.ts'

/** A veterinarian with hours, an owner with a dog, and everybody who could want something of it; a carer has the rights given. */
export async function makeHousehold(server: TestServer, rights: readonly PetRight[] = []) {
  const doctor = await makeDoctor(server, { time_zone: 'UTC' }, { kind: 'veterinarian', species: ['dog'] })
  await openHours(server, doctor)
  const owner = await makePatient(server, { name: 'Ann Owner' })
  const pet = { id: await makePet(server, owner), owner }
  const carer = await makeCarer(server, pet, rights)
  const withdrawn = await makeCarer(server, pet, ['book', 'pay', 'decide'])
  await server.call(carers.endCare, { params: { id: withdrawn.carerId } }, { as: owner })
  // Cares for another pet of the same owner: nothing of this one is theirs.
  const other = await makeCarer(server, { id: await makePet(server, owner), owner }, ['book', 'pay', 'decide'])
  return { doctor, owner, pet, carer, withdrawn, other, neighbour: await makePatient(server) }
}
