export const entities = []
