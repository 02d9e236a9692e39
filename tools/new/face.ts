import type { ESTree } from 'vite'
import type { Noun } from './noun.ts'
import { memberOf, type Source, type Unwrapped, unwrapped } from './source.ts'

/** Adds the aggregate to the face of its domain: service, resolver, sheet and permissions. */
export function addToFace(source: Source, { slug, one, many, Type, LIST }: Noun): void {
  const at = `./${slug}`
  source.import(`${one}Permissions`, `${at}/permissions.js`)
  source.import(`${one}Sheet`, `${at}/${slug}.queries.js`)
  source.import(`${Type}Resolver`, `${at}/${slug}.resolver.js`)
  source.import(`${Type}Service`, `${at}/${slug}.service.js`)
  const face = faceIn(source)
  addService(source, face, many, `${Type}Service`)
  addResolver(source, face, many, `${Type}Resolver`)
  addMember(source, face, 'sheets', `${LIST}: ${one}Sheet`)
  const permissions = `${one}Permissions`
  if (memberOf(face, 'permissions')) addMember(source, face, 'permissions', `...${permissions}`)
  else source.append(face, `permissions: ${permissions}`)
}

const isFace = (made: Unwrapped): made is ESTree.CallExpression =>
  made.type === 'CallExpression' && made.callee.type === 'Identifier' && made.callee.name === 'defineDomain'

function faceIn(source: Source): ESTree.ObjectExpression {
  const [face] = source.first(isFace, 'face').arguments
  return face?.type === 'ObjectExpression' ? face : source.unlike('defineDomain({ … })')
}

/** Adds a line to what `services` gives back, with what every service needs: the database and how verbs are run. */
function addService(source: Source, face: ESTree.ObjectExpression, name: string, type: string): void {
  const services = memberOf(face, 'services')?.value
  // A function of a file of its own.
  if (services?.type === 'Identifier') {
    source.insert(services.start, '(world) => ({ ...')
    source.insert(services.end, `(world), ${name}: new ${type}(world.ground.database, world.ground.run) })`)
    return
  }
  if (services?.type !== 'FunctionExpression' && services?.type !== 'ArrowFunctionExpression') source.unlike('services')
  const made = source.list(madeBy(services), 'services')
  const ground = groundOf(source, services)
  source.append(made, `${name}: new ${type}(${ground('database')}, ${ground('run')})`)
}

function madeBy({ body }: ESTree.Function | ESTree.ArrowFunctionExpression): ESTree.Node | null | undefined {
  if (body?.type !== 'BlockStatement') return body && unwrapped(body as ESTree.Expression)
  const last = body.body.at(-1)
  return last?.type === 'ReturnStatement' && last.argument ? unwrapped(last.argument) : undefined
}

/**
 * Way in which a service names a part of the ground: by the name that is taken out of the world there, or by the whole
 * path.
 */
function groundOf(
  source: Source,
  { params, body }: ESTree.Function | ESTree.ArrowFunctionExpression,
): (part: string) => string {
  const [world] = params
  if (world === undefined) {
    source.insert(source.textOf({ start: 0, end: body?.start ?? 0 }).lastIndexOf('()') + 1, 'world')
    return (part) => `world.ground.${part}`
  }
  if (world.type === 'ObjectPattern') {
    const ground = source.list(memberOf(world, 'ground')?.value as ESTree.Node | undefined, 'ground of the world')
    return (part) => {
      if (ground.type === 'ObjectPattern' && !memberOf(ground, part)) source.append(ground, part)
      return part
    }
  }
  const taken =
    body?.type === 'BlockStatement'
      ? body.body.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
      : []
  const name = source.textOf(world)
  const parts = taken.find(({ init }) => init && source.textOf(init) === `${name}.ground`)?.id
  return (part) => (parts?.type === 'ObjectPattern' && memberOf(parts, part) ? part : `${name}.ground.${part}`)
}

function addResolver(source: Source, face: ESTree.ObjectExpression, name: string, type: string): void {
  const resolvers = memberOf(face, 'resolvers')?.value
  if (!resolvers) {
    source.append(face, `resolvers: ({ ${name} }) => [new ${type}(${name})]`)
    return
  }
  if (resolvers.type !== 'ArrowFunctionExpression') source.unlike('resolvers')
  const [services] = resolvers.params
  const list = source.list(madeBy(resolvers), 'list of resolvers')
  if (services?.type === 'ObjectPattern') source.append(services, name)
  else if (!services) source.insert(resolvers.start + 1, `{ ${name} }`)
  else if (services.type !== 'Identifier') source.unlike('resolvers that take the services')
  const service = services?.type === 'Identifier' ? `${services.name}.${name}` : name
  source.append(list, `new ${type}(${service})`)
}

/** Adds a line to an object of the face. The face may name an object from elsewhere, or not have it yet. */
function addMember(source: Source, face: ESTree.ObjectExpression, name: string, line: string): void {
  const value = memberOf(face, name)?.value
  if (!value) source.append(face, `${name}: { ${line} }`)
  else if (value.type === 'Identifier') {
    source.insert(value.start, '{ ...')
    source.insert(value.end, `, ${line} }`)
  } else source.append(source.list(value, name), line)
}
