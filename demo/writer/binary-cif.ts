/** Writes mmCIF as BinaryCIF, by the encoder of Mol*. */
import { classifyFloatArray, classifyIntArray } from "molstar/lib/mol-io/common/binary-cif.js";
import { CIF, getCifFieldType } from "molstar/lib/mol-io/reader/cif.js";
import type { CifField } from "molstar/lib/mol-io/reader/cif.js";
import { CifWriter } from "molstar/lib/mol-io/writer/cif.js";

/** A column, encoded by what it holds. */
function column(name: string, field: CifField) {
  switch (getCifFieldType(field)["@type"]) {
    case "float":
      return CifWriter.Field.float(name, (row) => field.float(row), {
        valueKind: field.valueKind,
        encoder: classifyFloatArray(new Float64Array(field.toFloatArray({ array: Float64Array }))),
        typedArray: Float64Array,
      });
    case "int":
      return CifWriter.Field.int(name, (row) => field.int(row), {
        valueKind: field.valueKind,
        encoder: classifyIntArray(new Int32Array(field.toIntArray({ array: Int32Array }))),
        typedArray: Int32Array,
      });
    case "str":
      return CifWriter.Field.str(name, (row) => field.str(row), { valueKind: field.valueKind });
  }
}

/** One file with the data blocks of an mmCIF text. @throws when the text is no mmCIF */
export async function binaryCif(text: string): Promise<Uint8Array> {
  const parsed = await CIF.parseText(text).run();
  if (parsed.isError) throw new Error(parsed.message);
  const encoder = CifWriter.createEncoder({
    binary: true,
    encoderName: "Karyon demo",
    binaryAutoClassifyEncoding: true,
  });
  for (const { header, categoryNames, categories } of parsed.result.blocks) {
    encoder.startDataBlock(header);
    for (const name of categoryNames) {
      const category = categories[name];
      if (!category) continue;
      const fields = category.fieldNames.flatMap((field) => {
        const values = category.getField(field);
        return values ? [column(field, values)] : [];
      });
      encoder.writeCategory({
        name,
        instance: () => CifWriter.categoryInstance(fields, { data: category, rowCount: category.rowCount }),
      });
    }
  }
  const data = encoder.getData();
  if (typeof data === "string") throw new Error("the encoder gave text");
  return data;
}
