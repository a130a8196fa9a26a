import { peopleContract as contract } from '#contract/people/contract.ts'
import { implement } from '#server/kernel/module.ts'
import type { Implemented } from '#server/kernel/module.ts'
import { choosePetPicture, choosePicture } from './choose-picture.ts'
import { addPet, archivePet, changePet, listPets, readPet, restorePet } from './pets.ts'
import { changePatient, changePerson, readPatient } from './profile.ts'

export const peopleEndpoints: readonly Implemented[] = [
  implement(contract.changePerson, (platform, { body }, actor) => changePerson(platform, actor, body)),
  implement(contract.readPatient, ({ db }, _input, actor) => readPatient(db, actor)),
  implement(contract.changePatient, (platform, { body }, actor) => changePatient(platform, actor, body)),
  implement(contract.listPets, (platform, { query }, actor) => listPets(platform, actor, query.archived === 'true')),
  implement(contract.addPet, (platform, { body }, actor) => addPet(platform, actor, body)),
  implement(contract.readPet, (platform, { params }, actor) => readPet(platform, actor, params.id)),
  implement(contract.changePet, (platform, { params, body }, actor) => changePet(platform, actor, params.id, body)),
  implement(contract.archivePet, (platform, { params }, actor) => archivePet(platform, actor, params.id)),
  implement(contract.restorePet, (platform, { params }, actor) => restorePet(platform, actor, params.id)),
  implement(contract.choosePicture, (platform, { body }, actor) => choosePicture(platform, actor, body.file)),
  implement(contract.choosePetPicture, (platform, { params, body }, actor) =>
    choosePetPicture(platform, actor, params.id, body.file),
  ),
]
