import type { OpenApiDocument, Operation } from './document.js'
import { exampleOf } from './examples.js'
import { styles } from './page-assets.js'
import type { JsonSchema } from './schemas.js'
import { openapiTexts as texts } from './texts.js'

const html = (text: unknown) =>
  String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Documentation as one page without any further files. */
export function docsPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const chapters = document.tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    return `<section><h2>${html(name)}</h2>${own.map(callHtml).join('')}</section>`
  })
  const introduction = document.info.description.split('\n\n').map((part) => `<p>${html(part)}</p>`)
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="/favicon.svg"><title>${html(document.info.title)}</title><style>${styles}</style></head>
<body><header><h1>${html(document.info.title)}</h1>${introduction.join('')}
<p><a href="/openapi.json">${texts.download}</a></p>
<input type="search" id="filter" placeholder="${texts.filter}" aria-label="${texts.filter}"></header>
<main>${chapters.join('')}</main><script src="/docs/filter.js"></script></body></html>`
}

function callHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const words = `${method} ${path} ${operation.summary}`.toLowerCase()
  return `<details id="${operation.operationId}" data-words="${html(words)}"><summary><b class="${method}">${method}</b>
<code>${html(path)}</code><span>${html(operation.summary)}</span></summary><p class="note">${html(operation.description)}</p>
${parametersHtml(operation)}${bodyHtml(operation)}${answerHtml(operation)}</details>`
}

function parametersHtml({ parameters }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema, example }) =>
      `<tr><td><code>${html(name)}</code></td><td>${place}</td><td>${required ? texts.required : ''}</td>
<td>${html(typeName(schema))}</td><td>${html(description)}</td><td>${exampleHtml(example)}</td></tr>`,
  )
  return `<h4>${texts.parameters}</h4><div class="wide"><table>${rows.join('')}</table></div>`
}

function bodyHtml({ requestBody }: Operation): string {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  if (!schema) return ''
  const types = Object.keys(requestBody?.content ?? {}).join('、')
  return `<h4>${texts.body}</h4><p class="note">${html(types)}</p><pre>${html(outline(schema))}</pre>
<h4>${texts.example}</h4><pre>${html(JSON.stringify(exampleOf(schema), null, 2))}</pre>`
}

const exampleHtml = (example: unknown): string =>
  example === undefined ? '' : `${texts.example} <code>${html(example)}</code>`

function answerHtml({ responses }: Operation): string {
  const content = responses['200']?.content as Record<string, { schema: JsonSchema }> | undefined
  const json = content?.['application/json']?.schema
  if (!json) return `<h4>${texts.file}</h4>`
  const { data } = (json.properties ?? {}) as Record<string, JsonSchema>
  return `<h4>${texts.answer}</h4><pre>${html(outline(data ?? json))}</pre>`
}

/** Schema in the form of JSON, with its Chinese descriptions. */
function outline(schema: JsonSchema, indent = ''): string {
  const branches = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (branches) return branches.map((branch) => outline(branch, indent)).join(' | ')
  if (schema.type === 'array') return `[${outline((schema.items ?? {}) as JsonSchema, indent)}]`
  if (!schema.properties) return typeName(schema)
  const required = new Set((schema.required ?? []) as string[])
  const lines = Object.entries(schema.properties as Record<string, JsonSchema>).map(([name, member]) => {
    const note = typeof member.description === 'string' ? `  // ${member.description}` : ''
    return `${indent}  ${name}${required.has(name) ? '' : '?'}: ${outline(member, `${indent}  `)}${note}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function typeName(schema: JsonSchema): string {
  const branches = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (branches) return branches.map(typeName).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array') return `${typeName((schema.items ?? {}) as JsonSchema)}[]`
  return [schema.type ?? 'any'].flat().join(' | ')
}
