import { run } from './process.ts'

async function git(root: string, ...args: string[]): Promise<string> {
  const { code, output } = await run('git', args, { cwd: root })
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`)
  return output.trim()
}

/** Where the branch left `main`; on `main` itself, what its upstream has, else the last commit: then only what is not committed counts. */
export async function startOfChange(root: string): Promise<string> {
  const branch = await git(root, 'rev-parse', '--abbrev-ref', 'HEAD')
  for (const trunk of branch === 'main' ? ['@{upstream}'] : ['main', 'origin/main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', trunk], { cwd: root })
    if (code === 0) return output.trim()
  }
  return git(root, 'rev-parse', 'HEAD')
}

/** Files that differ from the revision, committed or not, also new and removed ones. Paths stand below the root. */
export async function changedFiles(root: string, since: string): Promise<string[]> {
  const [known, added] = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', '--relative', since),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ])
  return [...new Set(`${known}\n${added}`.split('\n').filter(Boolean))]
}
