/** Rules of this repository that oxlint has none for; .oxlintrc.json names them as habits/…. */
import type { RuleTester } from "oxlint/plugins-dev";

// What oxlint exports of its types is the tester of rules.
type Rule = Extract<Parameters<RuleTester["run"]>[1], { create: unknown }>;
type Visitor = ReturnType<NonNullable<Rule["create"]>>;
type NodeOf<Type extends keyof Visitor> = Parameters<NonNullable<Visitor[Type]>>[0];
type Export = NodeOf<"ExportNamedDeclaration"> | NodeOf<"ExportDefaultDeclaration">;

/** The names of functions and classes that a statement exports. */
function documentable({ declaration }: Export): string[] {
  if (declaration?.type === "FunctionDeclaration" || declaration?.type === "ClassDeclaration")
    return [declaration.id?.name ?? "the default"];
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    const isFunction = init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression";
    return isFunction && id.type === "Identifier" ? [id.name] : [];
  });
}

/** Exported functions and classes have a doc comment. */
export const documentedExports: Rule = {
  create({ sourceCode, report }) {
    const check = (node: Export): void => {
      const names = documentable(node);
      const comment = sourceCode.getCommentsBefore(node).at(-1);
      if (names.length > 0 && !(comment?.type === "Block" && comment.value.startsWith("*")))
        report({ node, message: `${names.join(", ")} is exported and has no doc comment.` });
    };
    return { ExportNamedDeclaration: check, ExportDefaultDeclaration: check };
  },
};

/**
 * `!` stands with the reason why the value is there: a comment among the lines of its statement or above them. One that
 * begins with `!` in backticks holds for all of a function, and stands anywhere above in it.
 */
export const reasonedAssertions: Rule = {
  create({ sourceCode, report }) {
    interface Part {
      readonly type: string;
      readonly parent: unknown;
      readonly loc: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
    }
    return {
      TSNonNullExpression(node) {
        let statement: Part | null = null;
        let top: Part = node;
        while (top.parent && top.type !== "Program") {
          if (statement === null && /Statement$|Declaration$|^PropertyDefinition$/.test(top.type))
            statement = top;
          // Every parent is a node.
          const parent = top.parent as Part;
          if (parent.type === "Program") break;
          top = parent;
        }
        const above = (statement ?? top).loc.start.line - 1;
        const hasReason = sourceCode.getAllComments().some(({ loc, value }) => {
          const holdsForAll = value.trimStart().startsWith("`!`") && loc.start.line >= top.loc.start.line;
          return (loc.end.line >= above || holdsForAll) && loc.start.line <= node.loc.end.line;
        });
        if (!hasReason)
          report({ node, message: "Say in a comment why this is never null, or write it without “!”." });
      },
    };
  },
};

/** What tests are given is no part of the product. */
export const fixturesInTests: Rule = {
  create({ filename, report }) {
    if (/\.test\.tsx?$|\/tests\//.test(filename)) return {};
    return {
      ImportDeclaration(node) {
        if (/(^|\/)tests\/fixtures\//.test(node.source.value))
          report({ node, message: "Only tests import fixtures." });
      },
    };
  },
};

export default {
  meta: { name: "habits" },
  rules: {
    "documented-exports": documentedExports,
    "reasoned-assertions": reasonedAssertions,
    "fixtures-in-tests": fixturesInTests,
  },
};
