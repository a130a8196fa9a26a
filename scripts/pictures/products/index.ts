import type { Drawing } from '../things.ts'
import { careDrawings } from './care.ts'
import { medicineDrawings } from './medicines.ts'
import { petDrawings } from './pets.ts'

const drawings: Readonly<Record<string, Drawing>> = { ...medicineDrawings, ...careDrawings, ...petDrawings }

/** Palettes of things that have a colour of their own: what is red, blue or of straw. All others take them in turn. */
const ofItsOwn: Readonly<Record<string, number>> = {
  hay: 5,
  'sun-lotion': 5,
  'vitamin-d': 5,
  'paracetamol-syrup': 1,
  'glucose-strips': 1,
  'first-aid-home': 1,
  iron: 1,
  'flea-drops': 4,
  'chew-toy': 1,
  rehydration: 3,
  saline: 3,
  'omega-3': 3,
  diffuser: 4,
  'feather-wand': 0,
}

/** One drawing for each product that the demonstration shop sells, by the name of its picture: 200 × 160, with its palette. */
export const wareDrawings = Object.entries(drawings).map(([name, draw], index) => ({
  name,
  draw,
  palette: ofItsOwn[name] ?? index,
}))
