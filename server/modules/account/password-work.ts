import { BoundedQueue } from '#server/kernel/bounded-queue.ts'
import type { Passwords } from '#server/kernel/ports.ts'

/** Sign-ins and new passwords that wait at most; more would be answered after their callers have gone. */
const mostSignIns = 1000
const mostNewPasswords = 50

interface Queues {
  /** Everything that hashes: as many side by side as are worth it. */
  readonly all: BoundedQueue
  /** New passwords pass through this first: it leaves one place free where there are several. */
  readonly newPasswords: BoundedQueue
}

const queues = new WeakMap<Passwords, Queues>()

function queuesOf(passwords: Passwords): Queues {
  const known = queues.get(passwords) ?? {
    all: new BoundedQueue(passwords.atOnce),
    newPasswords: new BoundedQueue(Math.max(1, passwords.atOnce - 1)),
  }
  queues.set(passwords, known)
  return known
}

/**
 * Runs what verifies a password when its turn comes: that is slow on purpose, so few run side by side, and sign-ins come before new
 * passwords.
 * @throws Refusal 503 `busy` when too many wait.
 */
export function queueVerification<T>(passwords: Passwords, run: () => Promise<T>): Promise<T> {
  return queuesOf(passwords).all.run(run, { urgency: 'urgent', most: mostSignIns })
}

/**
 * Runs what makes the hash of a new password: never in all places at once, so that registrations leave room for sign-ins.
 * @throws Refusal 503 `busy` when too many wait.
 */
export function queueHashing<T>(passwords: Passwords, run: () => Promise<T>): Promise<T> {
  const { all, newPasswords } = queuesOf(passwords)
  return newPasswords.run(() => all.run(run, { most: mostNewPasswords }), { most: mostNewPasswords })
}
