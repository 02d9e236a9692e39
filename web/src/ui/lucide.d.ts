declare module '~icons/*' {
  const Icon: import('./icons').IconType
  export default Icon
}
