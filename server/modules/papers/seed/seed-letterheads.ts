import { insertAll, type PeopledWorld } from '#server/seed/world.ts'
import '../tables.ts'

/** A wave and a loop: handwriting of nobody. */
const strokes = [
  [
    [60, 140],
    [80, 90],
    [100, 50],
    [115, 60],
    [110, 110],
    [100, 150],
    [130, 110],
    [160, 95],
    [175, 120],
    [195, 100],
    [215, 118],
    [240, 96],
    [262, 120],
    [290, 92],
    [330, 118],
    [380, 88],
    [440, 110],
    [520, 80],
  ],
  [
    [90, 165],
    [300, 158],
    [540, 150],
  ],
].map((stroke) => stroke.map(([x, y]) => ({ x: x!, y: y! })))

/** Doctors of the demonstration sign their papers; the first two wrote a letterhead of their own. */
export async function seedLetterheads(world: PeopledWorld): Promise<void> {
  const verified = world.doctors.filter((doctor) => doctor.verified)
  const own = (['physician', 'veterinarian'] as const).flatMap((kind) => verified.find((doctor) => doctor.kind === kind) ?? [])
  await insertAll(
    world,
    'letterheads',
    own.map(({ id, kind }) => ({
      doctor_id: id,
      heading: kind === 'physician' ? 'Practice on Elm Street' : 'Paws on Elm Street',
      lines: JSON.stringify(['12 Elm Street', '+1 202 555 0190', 'practice@carenest.test']),
      footer: 'Open Monday to Friday, 9 am to 5 pm. Outside these hours call the emergency number.',
      logo_id: null,
      signature: JSON.stringify({ kind: 'drawn', strokes }),
      revision: 1,
      updated_at: world.now,
    })),
  )
}
