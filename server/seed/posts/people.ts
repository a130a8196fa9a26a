import type { Draft } from './draft.ts'
import { backPain, eczema } from './people/body.ts'
import { antibiotics, fever, vaccinations } from './people/everyday.ts'
import { childRash, distantParent } from './people/family.ts'
import { bloodPressure, diabetesStart, medicineTravel } from './people/long-term.ts'
import { anxiety, migraine, sleep } from './people/mind.ts'
import { firstVisit, yourData } from './people/visits.ts'

/** Newest first. */
export const peoplePosts: readonly Draft[] = [
  firstVisit,
  fever,
  bloodPressure,
  sleep,
  eczema,
  migraine,
  vaccinations,
  antibiotics,
  backPain,
  distantParent,
  diabetesStart,
  childRash,
  anxiety,
  medicineTravel,
  yourData,
]
