/** A medicine of a prescription from now on, for the prescription's page. */
export { RegularMedicine } from './RegularMedicine.tsx'
