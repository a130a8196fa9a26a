import type { MigrationList } from '#server/migrations/migration.ts'
import * as filePurposes from './0060-file-purposes.ts'
import * as filePurposesChecked from './0061-file-purposes-checked.ts'
import * as uploads from './0078-uploads.ts'
import * as pictureSizes from './0240-picture-sizes.ts'

export const filesMigrations: MigrationList = {
  '0060-file-purposes': filePurposes,
  '0061-file-purposes-checked': filePurposesChecked,
  '0078-uploads': uploads,
  '0240-picture-sizes': pictureSizes,
}
