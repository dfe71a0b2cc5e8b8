import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // TypeScript knows better what there is.
      'no-undef': 'off',
      // With noUncheckedIndexedAccess every place of a list may be empty: `!` is how we say that this one is not.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A name that must be there, for a place in a list or a pattern, and is not used.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `() => pick(cell)` and `return this.pick(cell)` are as clear without braces.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // What we keep in $state.raw is replaced as a whole, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // Props that are functions are taken out of $props(); none of them needs a `this`.
      '@typescript-eslint/unbound-method': 'off',
      // What a component gives to a snippet or a handler is `any` to ESLint; svelte-check knows its type and checks it.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // In an effect, `void asked` says what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // A page that needs nothing of its address says so: `let {}: { id: string } = $props()`.
      'no-empty-pattern': 'off',
      // We have no stores, and it is slow to find that out.
      'svelte/require-store-reactive-access': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
  },
)
