import type { Actor } from './actor.ts'
import type { Platform } from './platform.ts'

/** What people may watch on the hub: `<name>:<id>`, as `slots:<doctor's id>`. Whoever watches hears what is announced under it. */
export interface Topic {
  readonly name: string
  /** Asked when somebody begins to watch, and again from time to time. The id is whatever the client sent. */
  mayWatch(platform: Platform, actor: Actor, id: string): Promise<boolean>
}

/** The actor of an open session, as at a call; `null` when the session has ended or the account is not active. */
export type ActorOfSession = (sessionId: string) => Promise<Actor | null>

/** Whether this session may watch this topic. What no module knows, nobody may. */
export type MayWatch = (sessionId: string, topic: string) => Promise<boolean>

/** Asks the module that a topic belongs to. Throws when two modules declare the same one. */
export function watchingOf(platform: Platform, topics: readonly Topic[], actorOfSession: ActorOfSession): MayWatch {
  const byName = new Map(topics.map((topic) => [topic.name, topic]))
  if (byName.size < topics.length) throw new Error('Two modules declare the same topic')
  return async (sessionId, watched) => {
    const [name = '', id = ''] = watched.split(/:(.*)/s, 2)
    const topic = byName.get(name)
    if (!topic) return false
    const actor = await actorOfSession(sessionId)
    return actor !== null && topic.mayWatch(platform, actor, id)
  }
}
