"""A record in a bytearray, as an argument of compiled code: `memory[0]` is the record.

Numba looks an array over before it takes one, which takes longer than a move; of a bytearray it only needs the address.
"""

import operator
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import NativeValue, lower_builtin, models, register_model, unbox
from numba.np.numpy_support import from_dtype


class Memory(types.Type):
    """A bytearray that holds one record of a type, and is trusted to."""

    def __init__(self, record: np.dtype[Any]) -> None:
        self.record = from_dtype(record)
        super().__init__(f"memory({self.record})")


register_model(Memory)(models.OpaqueModel)


@unbox(Memory)
def address_of(type: Memory, memory: Any, c: Any) -> NativeValue:
    as_string = ir.FunctionType(c.pyapi.voidptr, [c.pyapi.pyobj])
    address = c.pyapi._get_function(as_string, name="PyByteArray_AsString")
    return NativeValue(c.builder.call(address, [memory]))


@infer_global(operator.getitem)
class RecordOf(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        memory, index = args
        return signature(memory.record, memory, index) if isinstance(memory, Memory) else None


@lower_builtin(operator.getitem, Memory, types.Integer)
def record_of(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.bitcast(args[0], context.get_value_type(sig.return_type))
