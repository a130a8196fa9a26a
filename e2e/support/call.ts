import { expect, type Page } from '@playwright/test'
import type { LoginRecord } from '#contract/account/schemas.ts'
import { newPatient } from './accounts.ts'
import { freeTimes, paidAppointment } from './appointments.ts'
import { openPractice } from './practices.ts'

type Open = (login?: LoginRecord) => Promise<Page>

/** The other's picture moves: its frames are counted by the element that shows it. */
export async function seesMovingPicture(page: Page, name: string): Promise<void> {
  const picture = page.getByLabel(`Picture of ${name}`)
  await expect
    .poll(() => picture.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames), {
      timeout: 30_000,
    })
    .toBeGreaterThan(10)
}

/** A patient in the waiting room and the doctor, each in a browser of their own; the doctor has begun the call. */
export async function begin(
  open: Open,
  place: number,
  patientName: string,
  prepare: (page: Page, part: 'patient' | 'doctor') => Promise<void> = async () => {},
) {
  const practice = await openPractice(place)
  const patient = await newPatient(patientName)
  const [start] = await freeTimes(practice.id, 0, 1)
  const { id } = await paidAppointment(patient, practice.id, start!)
  const home = await open(patient.login)
  await prepare(home, 'patient')
  await home.goto(`/user-meeting?id=${id}`)
  await home.getByRole('checkbox', { name: 'I have read this and agree' }).check()
  await home.getByRole('button', { name: 'Go to the waiting room' }).click()
  await home.getByRole('button', { name: 'I am here' }).click()
  await expect(home.getByText('You are next')).toBeVisible()
  const office = await open(practice.doctor.login)
  await prepare(office, 'doctor')
  await office.goto(`/doctor-meeting?id=${id}`)
  await expect(office.getByText(`${patientName} is here and waits for you.`)).toBeVisible()
  await office.getByRole('button', { name: 'Begin the call' }).click()
  return { id, practice, patient, home, office, patientName }
}
