import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen about lost animals: no name, no place. */
export const lostPushWords: ModuleWords = {
  'en-US': {
    animalLostNear: { text: 'An animal was lost near you.' },
    lostAnimalSeen: { text: 'Somebody has seen your lost animal.' },
  },
  'es-ES': {
    animalLostNear: { text: 'Se ha perdido un animal cerca de usted.' },
    lostAnimalSeen: { text: 'Alguien ha visto a su animal perdido.' },
  },
  'fr-FR': {
    animalLostNear: { text: 'Un animal s’est perdu près de chez vous.' },
    lostAnimalSeen: { text: 'Quelqu’un a vu votre animal perdu.' },
  },
  'de-DE': {
    animalLostNear: { text: 'In Ihrer Nähe ist ein Tier verloren gegangen.' },
    lostAnimalSeen: { text: 'Jemand hat Ihr verlorenes Tier gesehen.' },
  },
  ar: {
    animalLostNear: { text: 'فُقد حيوان بالقرب منك.' },
    lostAnimalSeen: { text: 'شاهد أحدهم حيوانك المفقود.' },
  },
  'hi-IN': {
    animalLostNear: { text: 'आपके पास एक पालतू खो गया है।' },
    lostAnimalSeen: { text: 'किसी ने आपके खोए पालतू को देखा है।' },
  },
}
