import type { ModuleWords } from '#server/kernel/words.ts'

/** What stands on a locked screen about lost animals: no name, no place. */
export const lostPushWords: ModuleWords = {
  'en-US': {
    finderWrote: { text: 'Somebody wrote about your lost animal.' },
    chipRead: { text: 'A vet has read the chip of your animal.' },
    animalLostNear: { text: 'An animal was lost near you.' },
    lostAnimalSeen: { text: 'Somebody has seen your lost animal.' },
  },
  'es-ES': {
    finderWrote: { text: 'Alguien le ha escrito sobre su animal perdido.' },
    chipRead: { text: 'Un veterinario ha leído el chip de su animal.' },
    animalLostNear: { text: 'Se ha perdido un animal cerca de usted.' },
    lostAnimalSeen: { text: 'Alguien ha visto a su animal perdido.' },
  },
  'fr-FR': {
    finderWrote: { text: 'Quelqu’un vous écrit au sujet de votre animal perdu.' },
    chipRead: { text: 'Un vétérinaire a lu la puce de votre animal.' },
    animalLostNear: { text: 'Un animal s’est perdu près de chez vous.' },
    lostAnimalSeen: { text: 'Quelqu’un a vu votre animal perdu.' },
  },
  'de-DE': {
    finderWrote: { text: 'Jemand schreibt Ihnen zu Ihrem verlorenen Tier.' },
    chipRead: { text: 'Eine Tierarztpraxis hat den Chip Ihres Tieres gelesen.' },
    animalLostNear: { text: 'In Ihrer Nähe ist ein Tier verloren gegangen.' },
    lostAnimalSeen: { text: 'Jemand hat Ihr verlorenes Tier gesehen.' },
  },
  ar: {
    finderWrote: { text: 'كتب إليك أحدهم بشأن حيوانك المفقود.' },
    chipRead: { text: 'قرأ طبيب بيطري شريحة حيوانك.' },
    animalLostNear: { text: 'فُقد حيوان بالقرب منك.' },
    lostAnimalSeen: { text: 'شاهد أحدهم حيوانك المفقود.' },
  },
  'hi-IN': {
    finderWrote: { text: 'आपके खोए पालतू के बारे में किसी ने लिखा।' },
    chipRead: { text: 'डॉक्टर ने आपके पालतू की चिप पढ़ी है।' },
    animalLostNear: { text: 'आपके पास एक पालतू खो गया है।' },
    lostAnimalSeen: { text: 'किसी ने आपके खोए पालतू को देखा है।' },
  },
}
