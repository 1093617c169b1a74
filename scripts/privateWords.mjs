import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { log, root } from './cli.mjs'

/**
 * Counts the words of the private language that the code once spoke, in identifiers, file names, comments and test
 * titles: `node scripts/privateWords.mjs`. What people read on screen and the demo's content are not counted, nor what
 * issues 23 and 24 delete.
 */
const WORDS =
  /house|(?<![a-z])doors?(?![a-z])|[a-z]Letter\b|lettersOf|letters\/|postman|behindVisitors|(?<![a-z])ownWords|ownProcess|overtak|firstSight|first sight|mindLeaving|onePress|DarkRoom|(?<![a-z])anew(?![a-z])/i
const PLAIN = /firstLetter|lighthouse|household|warehouse|(in|out)doors?|newsletter/i
const DELETED_NEXT =
  /firstSight|firstWords|design\/ground|lib\/(Below|styles|pageData)|src\/boot|pageData|scripts\/(ground|compileHint)|demo\/(photos|photoSizes|placeholders)|ground\.test|firstSight\.spec|below\.test|styles\.test|preloads/
const CONTENT = /client\/src\/copy\/|server\/demo\/|server\/emails\/|shared\/agency|privateWords/

const files = ['client/src', 'server', 'shared', 'drizzle', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !DELETED_NEXT.test(file))

const found = []
for (const file of files) {
  if (WORDS.test(path.basename(file)) && !PLAIN.test(path.basename(file))) found.push(`${file}: its name`)
  const text = readFileSync(path.join(root, file), 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const note = (position, words) => {
    if (!WORDS.test(words.replace(new RegExp(PLAIN, 'gi'), ''))) return
    const { line } = source.getLineAndCharacterOfPosition(position)
    found.push(`${file}:${line + 1}: ${words.trim().split('\n')[0]}`)
  }
  const visit = (node) => {
    if (ts.isIdentifier(node)) note(node.getStart(source), node.text)
    if (ts.isCallExpression(node) && /^(it|test|describe)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) note(title.getStart(source), title.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  if (!CONTENT.test(file))
    for (const match of text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)) note(match.index, match[0])
}
for (const line of found) log(line)
log(`\n${found.length} private words`)
