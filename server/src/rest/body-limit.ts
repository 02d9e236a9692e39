import { MAX_ITEMS } from '../kernel/values/input-lengths.js'
import { BODY_LIMIT, LARGE_BODY, SMALL_BODY, UPLOAD_BODY } from '../platform/http/limits.js'
import { jsonSchema } from './openapi/schemas.js'
import type { Route } from './route.js'
import { takesFile } from './upload.js'

/** Keywords of JSON Schema that bound the length of a value. */
interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  maxItems?: number
  maxLength?: number
}

/** Most characters of a number, a date or a word, with quotes and comma. */
const SIGNS = 64
/** Most bytes of a character in UTF-8, as for Chinese. */
const BYTES = 3

/** Longest body of a call: short for strangers; for a list of rows as long as its rows may be. */
export function bodyLimitOf(route: Route): number {
  if (takesFile(route)) return UPLOAD_BODY
  if (route.access === 'public' || route.method === 'GET' || route.method === 'DELETE') return SMALL_BODY
  const parts = [route.body, route.paramsInBody ? route.params : undefined]
  const most = parts.reduce((sum, part) => sum + (part ? mostBytes(jsonSchema(part, 'input')) : 0), 0)
  return Math.min(Math.max(most, BODY_LIMIT), LARGE_BODY)
}

function mostBytes({ properties, items, anyOf, maxItems = MAX_ITEMS, maxLength }: Shape): number {
  if (anyOf) return Math.max(...anyOf.map(mostBytes))
  if (items) return maxItems * mostBytes(items)
  if (!properties) return SIGNS + BYTES * (maxLength ?? 0)
  return Object.entries(properties).reduce((sum, [name, member]) => sum + SIGNS + name.length + mostBytes(member), 0)
}
