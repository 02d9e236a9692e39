export const savedViewInputLengths = {
  name: 20,
} as const
