import { writeFile } from 'node:fs/promises'
import '../domains.js'
import { permissionsDocument } from './permissions.js'

/** Program `tables/print-permissions.js FILE`: writes the permissions of the standard roles. */
const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: tables/print-permissions.js FILE')
await writeFile(file, permissionsDocument())
