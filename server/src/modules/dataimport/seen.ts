import type { Seen } from '../../kernel/sql/limit.js'

/** Whoever is limited to projects sees of sheets those that he brought in; what others brought may be of any project. */
export const dataImportSeen: Record<string, Seen> = {
  data_import: { where: 't.user_id = $user' },
  data_import_row: {
    where: `exists (select from data_import own where own.company_id = $company and own.id = t.import_id and own.user_id = $user)`,
  },
}
