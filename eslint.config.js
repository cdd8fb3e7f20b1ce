import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** Domain rules are functions of state, command and time: the time is an argument. */
const impure = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Pass the time in as an argument.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Pass the time in as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Pass randomness in as an argument.',
  },
];

/** A literal that is spread at once says the same without braces; a condition before it is another thing. */
const spreadLiteral = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties themselves.',
};

/** SQL belongs to the stores; everything else calls them by name. */
const statement = {
  selector: "CallExpression[callee.property.name='execute']",
  message: 'Statements stand in src/persistence, behind a named store function.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '**/dist',
      'data',
      'demo',
      '.cache',
      'packages/client/src/generated',
      'coverage',
      '**/*.js',
      '**/*.cjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './pages/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/require-await': 'off',
      'no-restricted-syntax': ['error', spreadLiteral],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/persistence/**', 'src/domain/**'],
    rules: { 'no-restricted-syntax': ['error', spreadLiteral, statement] },
  },
  {
    // The page takes the contract's types from the client, and none of its code.
    files: ['pages/src/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@countersign/client'], allowTypeImports: true }] },
      ],
    },
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-syntax': ['error', ...impure, spreadLiteral, statement],
      'no-restricted-globals': ['error', 'crypto', 'process', 'performance', 'setTimeout', 'fetch'],
    },
  },
  {
    files: ['src/**', 'packages/*/src/**'],
    ignores: ['src/processes/config/config.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only src/processes/config/config.ts reads the environment.',
        },
      ],
    },
  },
  {
    // Tests read JSON answers as they come; the server holds them against their schemas.
    files: ['test/**', 'packages/*/{test,testing}/**', 'bench/**', 'tools/**'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
