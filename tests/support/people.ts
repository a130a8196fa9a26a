import type { Role, StaffRight } from '#contract/kernel/roles.ts'
import { userTypeOf } from '#contract/kernel/roles.ts'
import { openSession } from '#server/modules/account/index.ts'
import { insertRow } from './rows.ts'
import type { TestServer } from './server.ts'

/** An account that is signed in. */
export interface Person {
  readonly role: Role
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly password: string
  /** The access token; good for the settings' seconds of the test's clock. */
  readonly token: string
  readonly refreshToken: string
}

/** Columns of `users` that a test cares for. */
export interface UserOverrides {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly password?: string
  readonly locale?: string
  readonly time_zone?: string
  readonly status?: 'pending' | 'active' | 'suspended'
}

type Columns = Record<string, unknown>

const address = { lines: ['1 Willow Lane'], city: 'Boston', region: 'MA', postalCode: '02108', country: 'US' }

async function makeAccount(server: TestServer, role: Role, { password = 'a true Passw0rd', ...columns }: UserOverrides) {
  const { db, platform } = server
  const userId = platform.ids.next()
  const tail = userId.slice(-6)
  const user = { name: `${role} ${tail}`, email: `${role}-${tail}@example.test`, ...columns }
  await insertRow(db, 'users', {
    id: userId,
    user_type: userTypeOf(role),
    password_hash: await platform.passwords.hash(password),
    created_at: server.clock.now(),
    ...user,
  })
  return { role, userId, password, name: user.name, email: user.email }
}

/** A new session of the account, as after another sign-in. */
export async function signIn(server: TestServer, account: Omit<Person, 'token' | 'refreshToken'>): Promise<Person> {
  const record = await openSession(server.platform, account.userId)
  return { ...account, token: record.accessToken.token, refreshToken: record.refreshToken.token }
}

export async function makePatient(server: TestServer, user: UserOverrides = {}, columns: Columns = {}): Promise<Person> {
  const account = await makeAccount(server, 'patient', user)
  await insertRow(server.db, 'patients', { user_id: account.userId, ...columns })
  return signIn(server, account)
}

/** A verified physician with fees for both modes, unless the columns say otherwise. */
export async function makeDoctor(server: TestServer, user: UserOverrides = {}, columns: Columns = {}): Promise<Person> {
  const account = await makeAccount(server, 'doctor', { time_zone: 'America/New_York', ...user })
  await insertRow(server.db, 'doctors', {
    user_id: account.userId,
    kind: 'physician',
    speciality: 'general-practice',
    licence_number: `D-${account.userId.slice(-6)}`,
    licence_state: 'verified',
    video_fee: 5000,
    clinic_fee: 8000,
    clinic_name: 'Willow Clinic',
    clinic_address: address,
    ...columns,
  })
  return signIn(server, account)
}

/** Somebody who works for a doctor, with all rights unless told. */
export async function makeStaff(
  server: TestServer,
  doctor: Person,
  rights: readonly StaffRight[] = ['appointments', 'availability', 'invoices', 'history'],
  user: UserOverrides = {},
): Promise<Person> {
  const account = await makeAccount(server, 'staff', user)
  await insertRow(server.db, 'staff', { user_id: account.userId, doctor_id: doctor.userId, rights: [...rights] })
  return signIn(server, account)
}

export async function makePharmacy(server: TestServer, user: UserOverrides = {}, columns: Columns = {}): Promise<Person> {
  const account = await makeAccount(server, 'pharmacy', user)
  await insertRow(server.db, 'pharmacies', {
    user_id: account.userId,
    legal_name: account.name,
    licence_number: `P-${account.userId.slice(-6)}`,
    licence_state: 'verified',
    address,
    ...columns,
  })
  return signIn(server, account)
}

export async function makeCompany(server: TestServer, user: UserOverrides = {}, columns: Columns = {}): Promise<Person> {
  const account = await makeAccount(server, 'company', user)
  await insertRow(server.db, 'companies', {
    user_id: account.userId,
    legal_name: account.name,
    tax_number: `T-${account.userId.slice(-6)}`,
    contact_name: account.name,
    billing_address: address,
    ...columns,
  })
  return signIn(server, account)
}

export async function makeAdmin(server: TestServer, user: UserOverrides = {}): Promise<Person> {
  return signIn(server, await makeAccount(server, 'admin', user))
}

/** One of each role; the staff works for the doctor. */
export async function makeEveryRole(server: TestServer): Promise<Record<Role, Person>> {
  const doctor = await makeDoctor(server)
  return {
    patient: await makePatient(server),
    doctor,
    pharmacy: await makePharmacy(server),
    admin: await makeAdmin(server),
    company: await makeCompany(server),
    staff: await makeStaff(server, doctor),
  }
}

/** A patient's pet; answers its id. */
export async function makePet(server: TestServer, owner: Person, columns: Columns = {}): Promise<string> {
  const id = server.platform.ids.next()
  const row = { id, owner_id: owner.userId, name: 'Biscuit', species: 'dog', created_at: server.clock.now(), ...columns }
  await insertRow(server.db, 'pets', row)
  return id
}
