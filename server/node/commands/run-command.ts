import type { Config } from '#server/config.ts'
import type { Log } from '#server/kernel/ports.ts'
import { seedDemonstration } from '#server/seed/index.ts'
import { assemble } from '../assemble.ts'
import { openDatabase } from '../database.ts'
import { backup } from './backup.ts'
import { createAdmin } from './create-admin.ts'
import { migrateDatabase } from './migrate-database.ts'
import { restore } from './restore.ts'

/** What can be done to a platform beside running it. */
export const commands = ['seed', 'create-admin', 'migrate', 'backup', 'restore'] as const
export type Command = (typeof commands)[number]

export const isCommand = (name: string): name is Command => commands.some((each) => each === name)

/** Opens the platform's database, does the one thing and closes it. Answers what to print. */
export async function runCommand(command: Command, args: readonly string[], config: Config, log: Log): Promise<string> {
  if (command === 'migrate') return migrateDatabase(args, config, log)
  if (command === 'backup') return backup(args, config, log)
  if (command === 'restore') return restore(args, config, log)
  const database = await openDatabase(config, log)
  try {
    const { platform } = await assemble(config, database, log)
    if (command === 'create-admin') return await createAdmin(platform, args)
    const filled = await seedDemonstration(platform)
    return filled ? 'The demonstration world is filled in' : 'The demonstration world is there already; nothing was changed'
  } finally {
    await database.close()
  }
}
