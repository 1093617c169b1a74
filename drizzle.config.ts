import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './drizzle/schema.ts',
  // scripts/migrations.mjs lets it write beside, to see whether there is anything to write.
  out: process.env.MIGRATIONS_OUT ?? './drizzle/migrations',
  casing: 'snake_case',
})
