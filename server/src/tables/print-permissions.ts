import { writeFile } from 'node:fs/promises'
import '../domains.js'
import { permissionsDocument } from './permissions.js'

/** `tables/print-permissions.js FILE` writes which standard role holds which permission. */
const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: tables/print-permissions.js FILE')
await writeFile(file, permissionsDocument())
